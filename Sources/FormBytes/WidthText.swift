// Made by Scripts/unicode-tables.py from Unicode 17.0.0; change that, not this.

/// The scalars that take two columns and those that take none, as numbers in hexadecimal.
///
/// Two sections of runs: how many scalars after the last of the run before a run starts, and how many more it has.
enum WidthText {
    static let text: StaticString = """
        1100 5F 11BB 1 E 1 BF 3 4 0 3 0 20A 1 16 1 1B 7 11 B 2C 0 B 5 4 0 E 0 9 1 12 1 6 1 9 0 6 0 16 0 8 1 2 0 5 0 \
        3 0 8 0 5 1 1D 0 24 0 2 0 5 2 2 0 3E 2 19 0 F 0 35C 1 34 0 5 0 32B 19 2 58 D D5 1B 39 7 E 3 55 5 64 6 2A 2 \
        32 2 29 2 55 A 2F 2 27 9 723C 4 36 49A 1C 284 2BA3 215D 1FF 311 9 17 22 2 12 2 3 96 5F 80 6 6FFA 3 F 4 A \
        1CD5 2A 1F 62 72 21FE 3 2 6 2 1 2 122 10 0 1E 2 3 0 F 3 9 18B 2005 56 A 16 1C8E 0 CB 0 BF 0 3 9 66 2 E 2B 5 \
        8 8 1 F 5 9B 20 D 8 2 45 2 15 D 2A 5 4 D 10 4 0 4 46 2 0 2 BA 3 3E E 3 2 17 13 0 1B 1 E 0 57 54 31 45 7 0 4 \
        2 3 3 4 3 C 1 8 8 E4 B 5 0 11C 2E 2 9 2 B8 71 C 4 A 4 38 2 0 5 F 3 B 5 9 508 FFFD 3 FFFD ; 0 1F 60 20 261 6F \
        114 6 108 2C 2 0 2 1 2 1 2 0 49 A 2 0 2F 14 11 0 66 6 3 5 3 1 2 3 24 0 1F 1A 5C A 3B 8 A 0 19 3 2 8 2 2 2 4 \
        2C 2 3C 8 2B 17 2 20 37 2 2 11 2 6 B 1 1E 2 39 0 2 6 3 1 3 2 A 0 B 1 1B 0 3 2 39 0 2 4 5 1 3 2 4 0 1F 1 4 0 \
        C 2 39 0 2 7 2 2 2 2 15 1 17 5 2 2 39 0 2 6 3 1 3 2 8 2 B 1 1F 0 3C 4 4 2 2 3 A 0 29 4 38 0 2 6 2 2 2 3 8 1 \
        C 1 1E 2 39 0 2 6 2 2 2 3 8 1 C 1 10 0 D 3 38 1 2 6 2 2 2 3 A 0 B 1 1E 2 47 0 5 5 2 0 2 7 13 1 3E 0 3 6 D 7 \
        63 0 3 8 C 6 4A 1 1C 0 2 0 2 0 5 1 32 13 2 1 6 A 2 23 A 0 65 13 18 3 5 2 2 2 3 6 4 3 E B 2 0 B 3 C3 9F 15E 2 \
        3B3 3 1D 2 1E 1 1F 1 41 1F A 0 2E 4 76 1 23 0 77 B 5 B DC 4 3A 9 2 1C 3 0 31 2D 3 B 15 4 30 10 27 8 D 2 1F C \
        39 D 31 13 99 2 2 14 5 0 7 0 3 2 C7 3F 20C 4 19 6 32 4 2 9 61 20 BFF 2 8E 0 61 1F 22B 5 6A 1 CA 0 750B 3 2 9 \
        21 1 51 1 111 0 4 0 5 0 18 4 5 0 54 1 33 11 1B 11 E 0 27 7 1A C 2D 3 30 D 25 0 44 D D 0 9 1 2E 2 33 0 2 2 3 \
        1 6 1 2 0 2A 4 6 1 ED 7 2 1 2BC3 4B 2323 0 2E2 F 11 F D0 0 A1 0 59 2 202 0 E3 0 96 4 687 2 2 1 6 3 29 2 5 0 \
        A6 1 23E 3 42 4 13E 1 4E 5 47 A 32 3 7B 2 36 E 2A 0 3 1 B 3 2E A 8 0 3E 2 25 D 11 1 2D 0 D 2 31 D 9 3 2 1 5D \
        B 7 0 3 0 9E B 16 3 38 1 2 6 3 1 3 2 A 0 B 1 3 6 4 4 44 8 2 0 3 0 2 3 2 4 2 0 F 1 53 11 18 0 52 13 EC 6 3 8 \
        1C 1 53 10 6B C 66 E 101 E F6 5 2 1 3 3 2 0 2 1 8E 6 3 6 4 0 1D 9 29 6 2 3 9 0 A A 2F F C7 7 C8 7 2 7 53 15 \
        2 D 7B 5 4 0 2 1 2 6 2 0 43 4 2 1 2 4 15C 3 A 1 2 0 31 6 4 4 18 0 14D6 10 7 E 2CC9 11 9C1 4 3C 6 419 0 2 36 \
        8 3 52 0 C 1 4CAC 1 2 3 125D 2D 3 16 21F 4 4 15 3 6 1F 3 95 2 7BC 36 5 31 9 0 F 0 17 4 2 E 551 6 2 10 3 6 2 \
        1 2 4 65 0 A1 6 178 0 3E 3 1FD 3 FF 1 F4 0 3 0 8 1 6 0 1DB 6 6E 6 C16B7 0 1F 5F 81 EF ;
        """
}
