import { temporaryFolder } from '@energycockpit/testing'
import fastify from 'fastify'
import { EventEmitter } from 'node:events'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registerAssets } from './assets'
import { followBuilds } from './running-builds'

test('a request for an entry or a manifest is answered when its package is built, and others at once', async () => {
  const root = await temporaryFolder('being-built')
  const parent = new EventEmitter()
  const app = fastify()
  try {
    await registerAssets(app, {
      root,
      builds: followBuilds(parent as unknown as NodeJS.Process),
      currentEntries: async () => [],
      overridesAllowed: async () => false,
    })
    parent.emit('message', { building: ['mfe-analysis'] })
    expect((await app.inject({ url: '/home-portal/nothing.js' })).statusCode).toBe(404)
    const files = ['remoteEntry.js', 'asset-manifest.json']
    const waiting = Promise.all(files.map((file) => app.inject({ method: 'HEAD', url: `/analysis/${file}` })))
    await mkdir(join(root, 'mfe-analysis/dist'), { recursive: true })
    for (const file of files) await writeFile(join(root, 'mfe-analysis/dist', file), '{}')
    parent.emit('message', { building: [] })
    expect((await waiting).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  } finally {
    await app.close()
    await rm(root, { recursive: true, force: true })
  }
})
