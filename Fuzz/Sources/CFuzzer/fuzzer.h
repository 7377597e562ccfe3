#ifndef FORMC_FUZZER_H
#define FORMC_FUZZER_H

#include <stddef.h>
#include <stdint.h>

// libFuzzer as a library: runs an examination over inputs as the arguments say, and returns the exit status.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*examine)(const uint8_t *start, size_t count));

#endif
