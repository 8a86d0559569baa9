import { newDataFolder, startServer, temporaryFolder } from '@energycockpit/testing'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure'
import { openDataFolder } from './data-folder'
import { lockAddress } from './folder-lock'

let parent: string

beforeEach(async () => {
  parent = await temporaryFolder('data-folder')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const failureOf = async (dataDir: string): Promise<StartFailure> => {
  const failure: unknown = await openDataFolder(dataDir).then(
    async (folder) => void (await folder.unlock()),
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(StartFailure)
  return failure as StartFailure
}

const contentOf = async (folder: string) =>
  Promise.all(
    (await readdir(folder)).sort().map(async (name) => [name, await readFile(join(folder, name), 'utf8')]),
  )

const rightsOf = async (path: string) => (await stat(path)).mode & 0o777

describe('the data folder', () => {
  it.each([
    ['that is new', undefined, 0o700],
    ['that everybody could read', 0o755, 0o700],
    ['that a group may back up', 0o750, 0o750],
  ])('%s is closed to others', async (_, before, after) => {
    const path = join(parent, 'rights')
    if (before !== undefined) {
      await mkdir(path)
      await chmod(path, before)
    }
    await (await openDataFolder(path)).unlock()
    expect(await rightsOf(path)).toBe(after)
  })

  it('of something else keeps its rights', async () => {
    await writeFile(join(parent, 'letter.txt'), 'x')
    await chmod(parent, 0o755)
    await failureOf(parent)
    expect(await rightsOf(parent)).toBe(0o755)
  })

  it('is created with its marker, and opens again', async () => {
    const path = join(parent, 'a/new/one')
    for (let start = 0; start < 2; start++) {
      const folder = await openDataFolder(path)
      expect(JSON.parse(await readFile(join(path, 'energycockpit.json'), 'utf8'))).toMatchObject({
        format: 1,
      })
      await folder.unlock()
    }
  })

  it('of a newer version is refused and not touched', async () => {
    await writeFile(join(parent, 'energycockpit.json'), '{"product":"EnergyCockpit","format":2}')
    const before = await contentOf(parent)
    expect((await failureOf(parent)).what).toMatch(/newer version.*2.*1/)
    expect(await contentOf(parent)).toEqual(before)
  })

  it.each(['', 'not json', '{}', '{"format":"1"}', '{"format":0}', '[]'])(
    'with the marker %j is refused and not touched',
    async (marker) => {
      await writeFile(join(parent, 'energycockpit.json'), marker)
      expect((await failureOf(parent)).what).toContain('marker')
      expect(await readFile(join(parent, 'energycockpit.json'), 'utf8')).toBe(marker)
    },
  )

  it('that holds something else is refused and not touched', async () => {
    await writeFile(join(parent, 'thesis.txt'), 'years of work')
    expect((await failureOf(parent)).what).toContain('thesis.txt')
    expect(await readdir(parent)).toEqual(['thesis.txt'])
  })

  it('that is a file is refused', async () => {
    await writeFile(join(parent, 'file'), '')
    expect((await failureOf(join(parent, 'file'))).toFixThis).toContain('DATA_DIR')
  })

  it('opens after a write of the marker was cut short', async () => {
    await writeFile(join(parent, 'energycockpit.json.new'), '{"prod')
    await (await openDataFolder(parent)).unlock()
  })

  it('belongs to one process, by whichever path it is reached', async () => {
    const path = join(parent, 'data')
    await mkdir(path)
    await symlink(path, join(parent, 'other-name'))
    const folder = await openDataFolder(path)
    const failure = await failureOf(join(parent, 'other-name'))
    expect(failure.what).toContain(`in use by the process ${process.pid}`)
    await folder.unlock()
    await (await openDataFolder(path)).unlock()
  })

  it('is free again after kill -9 of its process', async () => {
    const address = JSON.stringify(lockAddress(parent, process.platform))
    const holder = spawn(process.execPath, [
      '-e',
      `require('node:net').createServer().listen(${address}, () => console.log('locked'))`,
    ])
    await once(holder.stdout, 'data')
    expect((await failureOf(parent)).what).toContain('in use')
    holder.kill('SIGKILL')
    await once(holder, 'close')
    await (await openDataFolder(parent)).unlock()
  })

  it('is locked under a name of its own on every system', () => {
    expect(lockAddress('/a', 'linux')).toMatch(/^\0energycockpit-[0-9a-f]{32}$/)
    expect(lockAddress('C:\\a', 'win32')).toMatch(/^\\\\\.\\pipe\\energycockpit-/)
    expect(lockAddress('/a', 'darwin')).toMatch(/energycockpit-[0-9a-f]{32}\.socket$/)
    expect(lockAddress('/a', 'linux')).not.toBe(lockAddress('/b', 'linux'))
  })
})

describe('a server', () => {
  it('says plainly that another one serves the folder, and leaves that one alone', async () => {
    const first = await startServer({ seed: 'none' })
    try {
      await expect(startServer({ seed: 'none', dataDir: first.dataDir })).rejects.toThrow(
        /in use by the process \d+[^]*To fix this/,
      )
      expect((await fetch(`${first.url}/rest/health`)).status).toBe(200)
    } finally {
      await first.stop()
    }
  })

  it.each([
    ['a wrong setting', { PORT: 'x' }, /PORT must be/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgresql://u:geheim@127.0.0.1:9/none' },
      /PostgreSQL at 127\.0\.0\.1:9\/none/,
    ],
    ['ClickHouse that is not there', { CLICKHOUSE_URL: 'http://u:geheim@127.0.0.1:9' }, /ClickHouse/],
    ['the default secret in production', { NODE_ENV: 'production' }, /SESSION_SECRET/],
  ])(
    'says plainly that it cannot start: %s',
    async (_what, env, expected) => {
      const dataDir = await newDataFolder('cannot-start')
      const started = startServer({
        ...{ seed: 'none', dataDir },
        env: { PORT: '4999', ...env },
        within: 120_000,
      })
      const failure = (await started.catch((error: unknown) => error)) as Error
      await rm(dataDir, { recursive: true, force: true })
      expect(failure.message).toMatch(expected)
      expect(failure.message).toContain('To fix this')
      expect(failure.message).not.toMatch(/geheim|\n\s+at /)
    },
    150_000,
  )
})
