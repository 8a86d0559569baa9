import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { newDataFolder } from './new-data-folder'
import { openStoredEntities } from './open-stored-entities'
import { latestBefore } from './seeded-folder'

test.each(['empty', 'loaded'] as const)(
  'a copied folder that is %s holds no more of the log than the store needs',
  async (seed) => {
    const folder = await newDataFolder('copied', seed)
    try {
      const log = await readdir(path.join(folder, 'entities/pg_wal'))
      expect(log.filter((name) => /^[0-9A-F]{24}$/.test(name))).toHaveLength(1)
      const entities = await openStoredEntities(folder)
      const { rows } = await entities.query<{ there: boolean }>(
        'SELECT count(*) > 0 AS there FROM portal_user',
      )
      await entities.close()
      expect(rows).toEqual([{ there: seed === 'loaded' }])
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
  240_000,
)

test('the demo of this hour goes on from the last one of its day', () => {
  const names = [
    'loaded-a-07',
    'loaded-a-09',
    'loaded-a-09.half',
    'loaded-a.lock',
    'loaded-a-11',
    'loaded-b-09',
  ]
  expect(latestBefore([...names, 'empty-a'], 'loaded-a-10')).toBe('loaded-a-09')
  expect(latestBefore(names, 'loaded-a-07')).toBeUndefined()
})
