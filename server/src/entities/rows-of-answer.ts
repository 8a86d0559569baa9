import type { messages } from '@electric-sql/pglite'

/** A column of a statement's rows; without `parse`, its text is its value. */
export interface Column {
  readonly name: string
  readonly parse: ((text: string, type: number) => unknown) | undefined
  readonly dataTypeID: number
}

interface Answered<Row> {
  rows: Row[]
  affectedRows: number
}

/**
 * The rows of one statement's answer, and how many it changed. The library's own way makes an array of pairs for each
 * row and a list of all parsers for each question, which takes as long as it takes the engine to answer.
 */
export function rowsOfAnswer<Row>(
  columns: readonly Column[],
  answer: readonly messages.BackendMessage[],
): Answered<Row> {
  const rows: Row[] = []
  let affectedRows = 0
  for (const message of answer) {
    if (message.name === 'dataRow')
      rows.push(rowOf(columns, (message as messages.DataRowMessage).fields) as Row)
    if (message.name === 'commandComplete')
      affectedRows += changedBy((message as messages.CommandCompleteMessage).text)
  }
  return { rows, affectedRows }
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (let place = 0; place < columns.length; place += 1) {
    const { name, parse, dataTypeID } = columns[place]!
    const text = fields[place]!
    row[name] = text === null || parse === undefined ? text : parse(text, dataTypeID)
  }
  return row
}

/** `INSERT 0 3`, `UPDATE 3`; a query changes nothing, however many rows it has. */
function changedBy(completed: string): number {
  const counted = /^(?:INSERT \d+|UPDATE|DELETE|COPY|MERGE) (\d+)$/.exec(completed)
  return counted ? Number(counted[1]) : 0
}
