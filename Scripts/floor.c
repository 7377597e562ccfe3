// What every reader of YAML that stands on libyaml takes at least: the files are read, and libyaml's events are made and
// thrown away. Built and run by bench.py: cc -O2 floor.c -lyaml -o floor && ./floor FILE…
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) return NULL;
    *size = (size_t)ftell(file);
    rewind(file);
    char *text = malloc(*size + 1);
    if (text && fread(text, 1, *size, file) != *size) text = NULL;
    fclose(file);
    return text;
}

static size_t events(const char *text, size_t size) {
    yaml_parser_t parser;
    yaml_event_t event;
    size_t count = 0;
    yaml_parser_initialize(&parser);
    yaml_parser_set_input_string(&parser, (const unsigned char *)text, size);
    for (int is_end = 0; !is_end; count++) {
        if (!yaml_parser_parse(&parser, &event)) exit(1);
        is_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return count;
}

int main(int argc, char **argv) {
    size_t total = 0;
    for (int index = 1; index < argc; index++) {
        size_t size;
        char *text = contents(argv[index], &size);
        if (!text) { perror(argv[index]); return 2; }
        total += events(text, size);
        free(text);
    }
    printf("%zu events\n", total);
    return 0;
}
