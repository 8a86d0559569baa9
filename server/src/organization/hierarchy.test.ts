import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { createDemoPortfolio } from '../demo/create-portfolio'
import { openEntities, type Entities } from '../entities/entities'
import { readConfig } from '../config'
import { hierarchyNodes, type NodesQuery } from './hierarchy'

const group = 1000
const colleges = 1001
const stranger = 2000

let dataDir: string
let entities: Entities
beforeAll(async () => {
  dataDir = await newDataFolder('entities')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }))
  await createDemoPortfolio(entities)
  await entities.db
    .insertInto('client_business')
    .values({ id: stranger, name: 'Somebody else', parent_id: null, accent_colour: null })
    .execute()
})
afterAll(async () => {
  await entities?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const select = (visible: number[], requested: Partial<NodesQuery> = {}) =>
  hierarchyNodes(entities, visible, { limit: 100, ...requested })
const names = async (visible: number[], requested: Partial<NodesQuery> = {}) =>
  (await select(visible, requested)).nodes.map(({ name }) => name)

test('the portfolio can be created again and is the same', async () => {
  const before = await select([group, colleges], { search: 'e', limit: 200 })
  await createDemoPortfolio(entities)
  expect(await select([group, colleges], { search: 'e', limit: 200 })).toEqual(before)
})

test('at the top stand the businesses that have no visible one above them', async () => {
  expect(await names([group, colleges])).toEqual(['Fenland Estates Group'])
  expect(await names([colleges])).toEqual(['Fenland Colleges'])
  expect(await names([group, colleges, stranger])).toEqual(['Fenland Estates Group', 'Somebody else'])
  expect(await names([])).toEqual([])
})

test('below a business: sub-businesses, then units, then locations, each by name', async () => {
  const { nodes } = await select([group, colleges], { parentId: 'cb-1000' })
  expect(nodes.map(({ type, name }) => [type, name])).toEqual([
    ['CLIENT_BUSINESS', 'Fenland Colleges'],
    ['ORG_UNIT', 'Estates Office'],
    ['LOCATION', 'Sedge House'],
  ])
  expect(nodes.every(({ parentId }) => parentId === 'cb-1000')).toBe(true)
})

test('a leaf says that it has nothing below, and answers an empty list', async () => {
  const { nodes } = await select([colleges], { parentId: 'loc-b2' })
  expect(nodes.map(({ name, hasChildren, productType }) => [name, hasChildren, productType])).toEqual([
    ['Electricity', false, 'ELECTRICITY'],
    ['Gas', false, 'GAS'],
    ['Photovoltaics', false, 'PV'],
  ])
  expect(await names([colleges], { parentId: nodes[0]!.id })).toEqual([])
})

test('hasChildren says exactly whether a list of children is empty, all over the tree', async () => {
  const visible = [group, colleges]
  const queue = (await select(visible)).nodes
  let seen = 0
  for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
    const { nodes } = await select(visible, { parentId: node.id })
    expect([node.id, nodes.length > 0]).toEqual([node.id, node.hasChildren])
    for (const child of nodes) expect(child.path).toEqual([...node.path, { id: node.id, name: node.name }])
    queue.push(...nodes)
    seen++
  }
  // 2 businesses, 10 units, 25 locations, 24 × 2 meters, 6 plants, 2 submeters, 3 regional points, a room sensor, a counter of people
  expect(seen).toBe(2 + 10 + 25 + 48 + 6 + 2 + 3 + 2)
})

test('what only a super client would see below is not counted for its sub-business', async () => {
  await entities.db
    .insertInto('client_business')
    .values({ id: 2001, name: 'Below', parent_id: stranger, accent_colour: null })
    .execute()
  expect((await select([stranger])).nodes[0]!.hasChildren).toBe(false)
  expect((await select([stranger, 2001])).nodes[0]!.hasChildren).toBe(true)
})

test.each([
  ['of the business above', 'cb-1000'],
  ['a location of the business above', 'loc-b33'],
  ['that does not exist', 'loc-none'],
  ['that is no id', "'; drop table location; --"],
])('a parent %s is not found', async (_case, parentId) => {
  await expect(select([colleges], { parentId })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a path ends below what the user may not see', async () => {
  const [own] = (await select([colleges], { search: 'ashgrove' })).nodes
  expect(own?.path.map(({ name }) => name)).toEqual(['Fenland Colleges', 'Sciences', 'Physical Sciences'])
  const [above] = (await select([group, colleges], { search: 'ashgrove' })).nodes
  expect(above?.path[0]?.name).toBe('Fenland Estates Group')
})

test.each([
  ['a part of a name, in any letter case', 'hErOn', ['loc-b27']],
  ['a meter number', 'DEMO-1041', ['mp-b27-electricity']],
  ['a metering point id', 'DEMO-MP-000001042', ['mp-b27-gas']],
  ['an id', 'loc-b27', ['loc-b27']],
  ['a percent sign, which is none', '%', []],
  ['an underscore, which is none', '_', []],
  ['a backslash', '\\', []],
  ['another business', 'Sedge House', []],
  ['quotes', "'); select 1; --", []],
])('a search finds %s', async (_case, search, ids) => {
  expect((await select([colleges], { search })).nodes.map(({ id }) => id)).toEqual(ids)
})

test.each([{ search: 'e' }, { parentId: 'cb-1001' }])(
  'pages of %j are the whole, once each, in order',
  async (requested) => {
    const whole = await select([group, colleges], { ...requested, limit: 200 })
    expect(whole.nextCursor).toBeNull()
    for (const limit of [1, 3, whole.nodes.length]) {
      const collected = []
      let cursor: string | null | undefined
      while (cursor !== null) {
        const page = await select([group, colleges], { ...requested, limit, cursor })
        expect(page.nodes.length).toBeGreaterThan(0)
        collected.push(...page.nodes)
        cursor = page.nextCursor
      }
      expect(collected).toEqual(whole.nodes)
    }
  },
)
