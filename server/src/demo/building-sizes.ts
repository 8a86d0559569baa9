import { readFile } from 'node:fs/promises'

const file = new URL('./data/cambridge-estates/buildings.csv', import.meta.url)

/** Gross internal area in m² by the source's building id. */
export async function readFloorAreas(): Promise<ReadonlyMap<string, number>> {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/)
  const place = header.split(',').indexOf('gross_internal_area_m2')
  return new Map(
    lines.map((line) => {
      const fields = line.split(',')
      return [fields[0]!, Number(fields[place])]
    }),
  )
}
