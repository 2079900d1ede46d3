/** Something that happened: its name, whose doing it was if it was somebody's, and what else is to be known of it. */
export interface Told<Name extends string, Facts> {
  name: Name;
  facts: Facts & { seat?: number };
}
