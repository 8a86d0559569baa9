import { calls } from '@energycockpit/contract'
import { repositoryRoot, temporaryFolder } from '@energycockpit/testing'
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

interface Ended {
  code: number
  output: string
}

let folder: string
beforeEach(async () => void (folder = await temporaryFolder('new-feature')))
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs a program of Node and answers when it has ended; what the user reads is `output`. */
function run(args: string[], cwd = repositoryRoot): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, INIT_CWD: folder, NODE_ENV: 'test', FORCE_COLOR: '0' } },
      (error, out, complaints) =>
        resolve({
          code: Number(error?.code ?? 0),
          output: out + complaints,
        }),
    )
  })
}
const create = (...args: string[]) => run(['scripts/create-remote.mjs', ...args])
const json = async <Content>(...names: string[]) =>
  JSON.parse(await readFile(path.join(folder, ...names), 'utf8')) as Content

describe.each(['react', 'lifecycles'])('the template %s', (template) => {
  it('is copied out, is built, and passes its own tests and types', async () => {
    const created = await create('solar-forecast', `--${template}`, '--to', 'out')
    expect(created).toMatchObject({ code: 0, output: expect.stringContaining('npm run build') as string })
    const out = path.join(folder, 'out')
    const sources = await Promise.all(
      (await readdir(path.join(out, 'src'), { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map(async (entry) => entry.name + (await readFile(path.join(entry.parentPath, entry.name), 'utf8'))),
    )
    expect(sources.join()).not.toMatch(/new-?feature/i)

    expect(await run(['build.mjs'], out)).toMatchObject({ code: 0 })
    const { entrypoints } = await json<{ entrypoints: string[] }>('out', 'dist', 'asset-manifest.json')
    expect(entrypoints).toEqual([expect.stringMatching(/^remoteEntry\.\w+\.css$/), 'remoteEntry.js'])

    const [tested, checked] = await Promise.all([
      run(['node_modules/jest/bin/jest.js'], out),
      run(['node_modules/typescript/bin/tsc', '-p', '.'], out),
    ])
    expect(tested.output).toMatch(/Tests: +4 passed, 4 total/)
    expect(checked).toEqual({ code: 0, output: '' })
  }, 180_000)

  it('asks for exactly the libraries that are installed here', async () => {
    await create('solar-forecast', `--${template}`, '--to', 'out')
    const { dependencies = {}, devDependencies } = await json<Record<string, Record<string, string>>>(
      ...['out', 'package.json'],
    )
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const installed = path.join(repositoryRoot, 'node_modules', name, 'package.json')
      expect([name, version]).toEqual([
        name,
        (JSON.parse(await readFile(installed, 'utf8')) as { version: string }).version,
      ])
    }
  })
})

describe('a package of the repository', () => {
  const link = () => readFile(path.join(folder, 'node_modules/@energycockpit/mfe-solar/package.json'), 'utf8')
  const program = (portal: string) =>
    `const { createRemote } = await import(${JSON.stringify(path.join(repositoryRoot, 'scripts/create-remote/create-remote.mjs'))})
     createRemote('solar', { template: 'react', portal: ${JSON.stringify(portal)} })`
  const createIn = () => run(['--input-type=module', '-e', program(folder)])

  beforeEach(async () => {
    await mkdir(path.join(folder, 'node_modules'))
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
      await writeFile(path.join(folder, file), JSON.stringify({ packages: { a: {}, 'mfe-z': {} } }))
  })

  it('is known to npm and on the menu', async () => {
    expect(await createIn()).toEqual({ code: 0, output: '' })
    expect(await link()).toContain('@energycockpit/mfe-solar')
    for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) {
      const { packages } = await json<{ packages: Record<string, object> }>(file)
      expect(Object.keys(packages)).toEqual([
        'a',
        'mfe-solar',
        'mfe-z',
        'node_modules/@energycockpit/mfe-solar',
      ])
    }
    expect(await json('remotes.json')).toEqual({
      remotes: [{ id: 'solar', files: './mfe-solar/dist', menu: [{ label: { de: 'Solar', en: 'Solar' } }] }],
    })
  })

  it('does not replace another, nor a list that cannot be read', async () => {
    await createIn()
    const before = await readdir(folder, { recursive: true })
    expect((await createIn()).output).toContain('exists already')
    await rm(path.join(folder, 'mfe-solar'), { recursive: true })
    expect((await createIn()).output).toContain('lists a feature solar already')
    await writeFile(path.join(folder, 'remotes.json'), '{')
    expect((await createIn()).output).toContain('Correct it first')
    expect(before).toContain('mfe-solar')
    expect(await readdir(folder)).not.toContain('mfe-solar')
  })
})

describe('refused, with nothing written:', () => {
  it.each([
    [[], 'is missing'],
    [['Solar'], 'cannot be'],
    [['1-solar'], 'cannot be'],
    [['solar--x'], 'cannot be'],
    [['../solar'], 'cannot be'],
    [['sölar'], 'cannot be'],
    [['s'.repeat(41)], 'at most 40'],
    [['analysis'], 'uses itself'],
    [['solar', 'wind'], 'One name'],
    [['solar', '--react', '--lifecycles'], 'One name'],
    [['solar', '--vue'], '--vue'],
  ])('%j', async (args, why) => {
    const { code, output } = await create(...args, '--to', 'out')
    expect(output).toContain(why)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect(await readdir(folder)).toEqual([])
  })

  it('a folder that holds something', async () => {
    await mkdir(path.join(folder, 'out'))
    await writeFile(path.join(folder, 'out', 'mine.txt'), 'mine')
    expect(await create('solar', '--to', 'out')).toMatchObject({
      code: 1,
      output: expect.stringContaining('exists already') as string,
    })
    expect(await readdir(path.join(folder, 'out'))).toEqual(['mine.txt'])
  })

  it('every name that stands first in an address of the portal', async () => {
    const names = [...new Set(Object.values(calls).map(({ path }) => path.split('/')[1] ?? ''))]
    const rule = path.join(repositoryRoot, 'scripts/create-remote/feature-name.mjs')
    const program = `const { checkFeatureName } = await import(${JSON.stringify(rule)})
      const isFree = (name) => { try { checkFeatureName(name); return true } catch { return false } }
      console.log(JSON.stringify(${JSON.stringify([...names, 'solar'])}.filter(isFree)))`
    const { output } = await run(['--input-type=module', '-e', program])
    expect(JSON.parse(output)).toEqual(['solar'])
  })
})
