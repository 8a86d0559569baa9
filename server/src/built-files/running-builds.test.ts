import { EventEmitter } from 'node:events'
import { features } from './built-packages'
import { followBuilds } from './running-builds'

const isSettled = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)])

test('a package that is being built is waited for, others are not', async () => {
  const parent = new EventEmitter()
  const builds = followBuilds(parent as unknown as NodeJS.Process)
  await builds.ended('mfe-analysis')
  parent.emit('message', { building: ['mfe-analysis', 'mfe-hp'] })
  await builds.ended('root-config')
  expect(builds.underWay(features).map(({ name }) => name)).toEqual(['hp', 'analysis'])
  const [analysis, again, account] = ['mfe-analysis', 'mfe-analysis', 'mfe-hp'].map((one) =>
    builds.ended(one),
  )
  parent.emit('message', { other: true })
  parent.emit('message', { building: ['mfe-hp'] })
  await Promise.all([analysis, again, builds.ended('mfe-analysis')])
  expect(await isSettled(account!)).toBe(false)
  parent.emit('message', { building: [] })
  await account
  expect(builds.underWay(features)).toEqual([])
})
