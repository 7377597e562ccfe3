#ifndef FORMC_CYAML_SHIM_H
#define FORMC_CYAML_SHIM_H

#include <yaml.h>

// The members of libyaml's event union, which Swift would copy as a whole to read one of them.

static inline const yaml_char_t *formc_scalar_value(const yaml_event_t *event) { return event->data.scalar.value; }
static inline size_t formc_scalar_length(const yaml_event_t *event) { return event->data.scalar.length; }
static inline yaml_scalar_style_t formc_scalar_style(const yaml_event_t *event) { return event->data.scalar.style; }

// The anchor of a node or an alias, or NULL; `anchor` and `tag` come first in each kind's struct.
static inline const yaml_char_t *formc_anchor(const yaml_event_t *event) { return event->data.scalar.anchor; }

// The resolved tag of a node that is no alias, or NULL.
static inline const yaml_char_t *formc_tag(const yaml_event_t *event) { return event->data.scalar.tag; }

// Whether a document starts with directives.
static inline int formc_has_directives(const yaml_event_t *event) {
    return event->data.document_start.version_directive != NULL
        || event->data.document_start.tag_directives.start != event->data.document_start.tag_directives.end;
}

// Whether a document starts without `---`, or ends without `...`.
static inline int formc_start_is_implicit(const yaml_event_t *event) { return event->data.document_start.implicit; }
static inline int formc_end_is_implicit(const yaml_event_t *event) { return event->data.document_end.implicit; }

// Lets a new parser read valid UTF-8 where it is, so that the reader, which decodes into a buffer of its own, has
// nothing to do: the bytes take the place of that buffer's unread part, at the end of the input. Eight NULs must follow
// the bytes, as one follows them in the reader's buffer.
static inline void formc_read_in_place(yaml_parser_t *parser, const yaml_char_t *bytes, size_t count) {
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(parser, bytes, 0);
    parser->eof = 1;
    parser->buffer.pointer = (yaml_char_t *)bytes;
    parser->buffer.last = (yaml_char_t *)bytes + count + 1;
    parser->unread = count + 1;
}

#endif
