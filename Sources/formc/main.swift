print("formc")
