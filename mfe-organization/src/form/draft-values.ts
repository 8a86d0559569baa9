/** What stands in the fields of a form, each as a text: of nodes their ids. */
export type Draft = Readonly<Record<string, string>>

/** The fields of an item, by their names. */
export type Values = Readonly<Record<string, unknown>>
