import { defineCall } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { readConfig } from '../config'
import { createLog } from '../log'
import type { SignedInUser } from '../access/signed-in-user'
import { registerRoute } from './register-route'
import { refuseCallsWithoutRoute } from './openapi'
import { Problem } from './problem'
import { createHttpServer } from './server'

const call = {
  name: 'testThing',
  method: 'GET',
  path: '/rest/secure/things/:id',
  summary: 'A thing',
  subject: 'tests',
  response: z.object({ id: z.number(), who: z.string() }),
} as const
const secured = defineCall({
  ...call,
  permission: 'measurements:read',
  params: z.object({ id: z.coerce.number().check(z.int()) }),
})
const open = defineCall({ ...call, access: 'public' })
const withToken = defineCall({
  ...call,
  access: 'action-token',
  query: z.object({ actionToken: z.string() }),
})

const user = (roles: number[]): SignedInUser => ({
  uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1004',
  userName: 'a@b',
  displayName: 'A',
  email: null,
  clientBusinessId: 1,
  clientBusinessName: 'B',
  superClientBusinessId: null,
  roles,
  visibleBusinessIds: [1],
})
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
let app: FastifyInstance
let blocked: boolean

beforeEach(async () => {
  blocked = false
  app = await createHttpServer(config, createLog(config))
  app.decorate('isBlocked', () => Promise.resolve(blocked))
  app.decorate('holderOfActionToken', ({ query }) => {
    const { actionToken } = query as { actionToken?: string }
    if (actionToken === 'forged') throw new Problem(401, 'ACTION_TOKEN_INVALID')
    return Promise.resolve(actionToken === undefined ? undefined : user([]))
  })
  app.decorate('authenticate', ({ headers }) => {
    const role = headers['x-role']
    return Promise.resolve(role === undefined ? undefined : user([Number(role)]))
  })
})
afterEach(() => app.close())

const ask = (url: string, role?: number) =>
  app.inject({ url, headers: role === undefined ? {} : { 'x-role': String(role) } })

describe('a call', () => {
  it('is answered with its validated input and the user', async () => {
    registerRoute(app, secured, ({ params, user: principal }) => ({
      id: params.id,
      who: principal.userName,
    }))
    const answer = await ask('/rest/secure/things/7', 12)
    expect(answer.json()).toEqual({ id: 7, who: 'a@b' })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is refused before it is validated: to strangers, and to roles without the permission', async () => {
    const handler = jest.fn()
    registerRoute(app, secured, handler)
    expect((await ask('/rest/secure/things/x')).statusCode).toBe(302)
    const forbidden = await ask('/rest/secure/things/x', 11)
    expect(forbidden.json()).toMatchObject({ error: { status: 403, reasons: [{ code: 'FORBIDDEN' }] } })
    expect((await ask('/rest/secure/things/x', 12)).statusCode).toBe(400)
    expect(handler).not.toHaveBeenCalled()
  })

  it('is refused to a user who has something to confirm first, unless it says otherwise', async () => {
    blocked = true
    const handler = jest.fn(() => ({ id: 1, who: 'x' }))
    registerRoute(app, secured, handler)
    const frame = { ...secured, name: 'frame', path: '/rest/secure/frame/:id' }
    registerRoute(app, frame, handler, { whileBlocked: true })
    const answer = await ask('/rest/secure/things/7', 0)
    expect(answer.json()).toMatchObject({ error: { status: 403, reasons: [{ code: 'BLOCKED' }] } })
    expect(handler).not.toHaveBeenCalled()
    expect((await ask('/rest/secure/frame/7', 0)).statusCode).toBe(200)
  })

  it('of a running log-in is answered to the user of its token', async () => {
    registerRoute(app, withToken, ({ user: holder }) => ({ id: 1, who: holder.userName }))
    expect((await ask('/rest/secure/things/7?actionToken=good')).json()).toEqual({ id: 1, who: 'a@b' })
    expect((await ask('/rest/secure/things/7?actionToken=forged', 7)).statusCode).toBe(401)
    expect((await ask('/rest/secure/things/7', 7)).statusCode).toBe(400)
  })

  it('answers nothing that the contract does not name', async () => {
    registerRoute(app, secured, ({ params, user: principal }) =>
      Object.assign({ id: params.id, who: principal.userName }, { password_hash: 'x' }),
    )
    expect((await ask('/rest/secure/things/7', 0)).json()).toEqual({ id: 7, who: 'a@b' })
  })

  it('fails without a word about the cause when its answer is not what the contract says', async () => {
    registerRoute(app, secured, () => ({ id: 'secret' }) as never)
    const answer = await ask('/rest/secure/things/7', 0)
    expect(answer.json()).toMatchObject({ error: { status: 500, reasons: [{ code: 'INTERNAL' }] } })
    expect(answer.body).not.toMatch(/secret|schema/)
  })

  it('answers a Problem as the error object', async () => {
    registerRoute(app, secured, () => {
      throw new Problem(404, 'NOT_FOUND', 'no thing 7')
    })
    expect((await ask('/rest/secure/things/7', 0)).json()).toMatchObject({
      error: { status: 404, reasons: [{ code: 'NOT_FOUND', detail: 'no thing 7' }] },
    })
  })
})

describe('the start fails', () => {
  it('when a call for signed-in users names no permission, or a public one names some', () => {
    expect(() => registerRoute(app, { ...secured, permission: undefined }, jest.fn())).toThrow('testThing')
    expect(() => registerRoute(app, { ...open, permission: 'portal:enter' }, jest.fn())).toThrow('testThing')
  })

  it('when a call has two routes', () => {
    registerRoute(app, open, jest.fn())
    expect(() => registerRoute(app, open, jest.fn())).toThrow('testThing')
  })

  it('when a call of the contract has none, by its name', () => {
    expect(() => refuseCallsWithoutRoute(app)).toThrow(/whoami/)
  })
})
