import { SignedInClient, startServer } from '@energycockpit/testing'
import { performance } from 'node:perf_hooks'
import type { StructureDocument, ReadStructureItem, StructureImportResult } from '@energycockpit/contract'
import { median, type Result } from './result'

const [units, locations, points] = [1_000, 49_000, 50_000]
const rounds = 15
const businessId = 1001
const documents = '/rest/secure/structure-documents'

/**
 * A business of 100,000 nodes, half of them metering points with a series each: how long it takes to open a node, to
 * search and to move, to find the series of chosen objects, to open, search and sort the list of metering points, and
 * what a usual structure (500 locations, 5,000 metering points) takes as a dry run.
 */
export async function structure(): Promise<Result[]> {
  const server = await startServer({ throughTsx: true })
  try {
    const manager = await SignedInClient.signIn(server.url, 'manager')
    const post = (address: string, body: object, method = 'POST') =>
      manager.fetch(address, {
        method,
        headers: { origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const importDocument = async (document: StructureDocument, dryRun = false) => {
      const started = performance.now()
      const response = await post(documents, { businessId, dryRun, document })
      if (!response.ok) throw new Error(await response.text())
      return { took: performance.now() - started, result: (await response.json()) as StructureImportResult }
    }
    const usual = await importDocument(estate('usual', { units: 20, locations: 500, points: 5_000 }), true)
    const whole = estate('big', { units, locations, points })
    await importDocument({ orgUnits: whole.orgUnits, locations: whole.locations })
    for (const from of [0, 1, 2, 3].map((quarter) => (quarter * points) / 4)) {
      const part = [from, from + points / 4] as const
      const [meteringPoints, series] = [whole.meteringPoints!.slice(...part), whole.series!.slice(...part)]
      await importDocument({ meteringPoints, series })
    }

    const times = async (step: (round: number) => Promise<unknown>) => {
      const taken: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const started = performance.now()
        await step(round)
        taken.push(performance.now() - started)
      }
      return median(taken)
    }
    const nodes = (query: string) =>
      manager.get<{ nodes: { id: string }[] }>(`/rest/secure/hierarchy/nodes?${query}`)
    const idOf = async (name: string) => (await nodes(`search=${encodeURIComponent(name)}`)).body.nodes[0]!.id
    const [unit, location, target] = [
      await idOf('big unit 1'),
      await idOf('big location 700'),
      await idOf('big unit 9'),
    ]
    const open = await times(() => nodes(`parentId=${unit}&archived=true`))
    const search = await times((round) => nodes(`search=location+${4_000 + round}&limit=50`))
    const anywhere = (query: (round: number) => string) =>
      times((round) => manager.get(`/rest/secure/search?query=${encodeURIComponent(query(round))}`))
    const searched = {
      'the name of a location': await anywhere((round) => `big location ${4_000 + round}`),
      'a word of half of all': await anywhere(() => 'meter'),
      'two letters': await anywhere(() => 'bi'),
      'a meter number': await anywhere((round) => `big-${((4_800 + 3 * round) * 7_919) % 100_003}`),
      'a meter at a location': await anywhere((round) => `meter location ${4_000 + round}`),
      'a slip': await anywhere((round) => `loaction ${4_000 + round}`),
      'nothing there': await anywhere((round) => `elsewhere ${round}`),
    }
    const choose = (query: string) =>
      times(() => manager.get(`/rest/secure/measurements/chosen-series?${query}`))
    const chosen = {
      everything: await choose(''),
      'a business': await choose(`objects=cb-${businessId}`),
      'a unit': await choose(`objects=${unit}`),
      'a business and a unit': await choose(`objects=cb-${businessId},${unit}`),
      'all of a product': await choose('productType=ELECTRICITY'),
    }
    const move = await times(async (round) => {
      const address = `/rest/secure/structure/LOCATION/${location}`
      const { item } = (await manager.get<ReadStructureItem>(address)).body
      const fields = { ...item.fields, parentOrgUnit: round % 2 === 0 ? target : unit }
      const response = await post(address, { revision: item.revision, fields }, 'PUT')
      if (!response.ok) throw new Error(await response.text())
    })
    const listed = (query: string) =>
      times(() => manager.get(`/rest/secure/metering-points?limit=100&${query}`))
    const list = {
      open: await listed('sort=name'),
      search: await listed('search=meter+4711'),
      'sort by meter number': await listed('sort=meterNumber'),
      'sort by location': await listed('sort=location&descending=true'),
    }
    const limit = { unit: 'ms', limit: 200 }
    return [
      { name: '100,000 nodes: open a unit', value: open, ...limit },
      { name: '100,000 nodes: search', value: search, unit: 'ms', limit: 100 },
      ...Object.entries(searched).map(([query, value]) => ({
        ...{ name: `100,000 nodes: search from anywhere, ${query}`, value },
        ...{ unit: 'ms', limit: 100 },
      })),
      ...Object.entries(chosen).map(([objects, value]) => ({
        ...{ name: `100,000 nodes: series of ${objects}`, value },
        ...{ unit: 'ms', limit: 100 },
      })),
      { name: '100,000 nodes: read and move a location', value: move, ...limit },
      ...Object.entries(list).map(([step, value]) => ({
        ...{ name: `list of 50,000 metering points: ${step}`, value },
        ...limit,
      })),
      {
        name: 'dry run of 500 locations, 5,000 points and series',
        value: usual.took,
        unit: 'ms',
        limit: 10_000,
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Locations spread over units, metering points over locations; the first units have as many as the last. */
function estate(
  name: string,
  count: { units: number; locations: number; points: number },
): StructureDocument {
  const many = <One>(length: number, make: (place: number) => One) =>
    Array.from({ length }, (_, place) => make(place))
  const common = { quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' } as const
  return {
    orgUnits: many(count.units, (place) => ({
      orgUnitId: `${name}-U${place}`,
      name: `${name} unit ${place}`,
    })),
    locations: many(count.locations, (place) => ({
      ...{ locationId: `${name}-L${place}`, name: `${name} location ${place}` },
      ...{ parentOrgUnit: `${name}-U${place % count.units}`, timeZone: 'Europe/Berlin' },
    })),
    meteringPoints: many(count.points, (place) => ({
      ...{ meteringPointId: `${name}-P${place}`, name: `${name} meter ${place}`, productType: 'ELECTRICITY' },
      location: `${name}-L${place % count.locations}`,
      ...(place % 3 === 0 && { meterNumber: `${name}-${(place * 7_919) % 100_003}` }),
    })),
    series: many(count.points, (place) => ({ meteringPoint: `${name}-P${place}`, ...common })),
  }
}
