/* Penny in C: cc -O2 -o penny penny.c. What it plays is said in penny.py. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MOST_MOVES 4096
#define MOST_CARDS 128
#define LONGEST_BID 32

/* Reading JSON: a place in the line is a pointer to where a value begins. */

static const char *skip_space(const char *at) { return at + strspn(at, " \t\r\n"); }

static const char *skip_string(const char *at) {
    for (at++; *at && *at != '"'; at++)
        if (*at == '\\' && at[1]) at++;
    return *at ? at + 1 : at;
}

static const char *skip_value(const char *at) {
    int depth = 0;
    do {
        at = skip_space(at);
        if (!*at) return at;
        if (*at == '"') { at = skip_string(at); continue; }
        if (*at == '{' || *at == '[') depth++;
        if (*at == '}' || *at == ']') depth--;
        if (strchr("{}[],:", *at)) at++;
        else at += strcspn(at, "{}[],:\" \t\r\n");
    } while (depth > 0);
    return at;
}

/* The value of a key of an object, or NULL. */
static const char *value_of(const char *object, const char *key) {
    size_t length = strlen(key);
    const char *at = skip_space(object + 1);
    while (*at == '"') {
        int found = !strncmp(at + 1, key, length) && at[1 + length] == '"';
        at = skip_space(skip_space(skip_string(at)) + 1);
        if (found) return at;
        at = skip_space(skip_value(at));
        if (*at == ',') at = skip_space(at + 1);
    }
    return NULL;
}

/* The next text of a list of texts, ended where its quotation mark was; the place moves on. NULL after the last. */
static char *next_text(char **at) {
    char *text = *at + strcspn(*at, "\"]");
    if (*text != '"') return NULL;
    char *end = (char *)skip_string(text);
    *at = end;
    end[-1] = '\0';
    return text + 1;
}

static int is(const char *value, const char *text) {
    return value && *value == '"' && !strncmp(value + 1, text, strlen(text)) && value[1 + strlen(text)] == '"';
}

/* Choosing */

static const char *EAGER[] = {"place", "take", "swap", "bid", "pass", "keep", "done"};

static int rank(const char *move, int thrift) {
    int words = 1, kind = 0;
    for (const char *at = move; *at; at++) words += *at == ' ';
    while (kind < 7 && strncmp(move, EAGER[kind], strcspn(move, " "))) kind++;
    return 100 * kind + thrift * words;
}

static int by_text(const void *one, const void *other) { return strcmp(*(char *const *)one, *(char *const *)other); }

/* Of a large hand in Money! the bids of one card, which are the shortest. */
static int single_bids(const char *view, int seat, char **moves) {
    static char bids[MOST_CARDS][LONGEST_BID];
    int count = 0;
    char *card, *at = (char *)skip_space(value_of(view, "hands") + 1);
    while (seat--) at = (char *)skip_space(skip_space(skip_value(at)) + 1);
    while (count < MOST_CARDS - 1 && (card = next_text(&at)))
        snprintf(bids[count++], LONGEST_BID, "bid %s", card);
    strcpy(bids[count++], "bid PLAY");
    for (int i = 0; i < count; i++) moves[i] = bids[i];
    qsort(moves, (size_t)count, sizeof *moves, by_text);
    return count;
}

static const char *choose(char *line, int seat, int thrift, uint32_t *dice) {
    static char *moves[MOST_MOVES];
    int count = 0, best = 0;
    char *list = (char *)value_of(line, "moves");
    if (list) while (count < MOST_MOVES && (moves[count] = next_text(&list))) count++;
    else count = single_bids(value_of(line, "view"), seat, moves);
    int least = rank(moves[0], thrift);
    for (int i = 1; i < count; i++) if (rank(moves[i], thrift) < least) least = rank(moves[i], thrift);
    for (int i = 0; i < count; i++) if (rank(moves[i], thrift) == least) moves[best++] = moves[i];
    *dice = *dice * 69069u + 1u;
    return moves[(*dice >> 16) % (unsigned)best];
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    int seat = 0, thrift = 1;
    uint32_t dice = 0;
    while (getline(&line, &room, stdin) > 0) {
        const char *type = value_of(skip_space(line), "type");
        if (is(type, "hello")) {
            seat = atoi(value_of(line, "seat"));
            thrift = is(value_of(line, "game"), "money") ? 1 : -1;
            dice = (uint32_t)strtoull(value_of(line, "seed"), NULL, 10);
            puts("{\"type\": \"ready\", \"name\": \"Penny\", \"version\": \"1.0\", \"reuse\": true}");
        } else if (is(type, "choose")) {
            long id = atol(value_of(line, "id"));
            printf("{\"type\": \"move\", \"id\": %ld, \"move\": \"%s\"}\n", id, choose(line, seat, thrift, &dice));
        } else if (is(type, "quit")) {
            break;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}
