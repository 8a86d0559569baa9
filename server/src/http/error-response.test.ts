import { reasonCodes } from '@energycockpit/contract'
import { errorResponse, toProblem } from './error-response'
import { Problem, titles } from './problem'

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code })

describe('what was thrown', () => {
  it('is passed on when it is a Problem', () => {
    const problem = new Problem(422, 'PERIOD_REVERSED', 'to lies before from')
    expect(toProblem(problem)).toBe(problem)
  })

  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '53300'])(
    '%s means that a store is away',
    (code) => {
      expect(toProblem(coded(code))).toMatchObject({ status: 503, code: 'STORE_UNAVAILABLE' })
    },
  )

  it('is no store when the caller broke off', () => {
    const error = Object.assign(coded('ECONNRESET', 'aborted'), { statusCode: 400 })
    expect(toProblem(error)).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' })
  })

  it('is a store that is away, too, when every address of it refused', () => {
    expect(toProblem(new AggregateError([coded('ECONNREFUSED')]))).toMatchObject({ status: 503 })
  })

  it.each([
    [400, 'VALIDATION_FAILED'],
    [404, 'NOT_FOUND'],
    [413, 'VALIDATION_FAILED'],
    [415, 'VALIDATION_FAILED'],
  ])('keeps the status %i of a broken request', (statusCode, code) => {
    expect(toProblem(Object.assign(new Error('no'), { statusCode }))).toMatchObject({
      status: statusCode,
      code,
    })
  })

  it.each([
    new Error('secret detail'),
    Object.assign(new Error('secret detail'), { statusCode: 502 }),
    coded('42601', 'secret detail'),
    'secret detail',
    undefined,
    null,
  ])('says nothing of itself otherwise: %p', (thrown) => {
    const answer = errorResponse(toProblem(thrown), 'some-correlation-id')
    expect(answer.error).toEqual({
      id: 'some-correlation-id',
      status: 500,
      reasons: [{ code: 'INTERNAL', title: titles.INTERNAL }],
    })
  })
})

it('every reason code has a title', () => {
  for (const code of reasonCodes) expect(titles[code]).not.toBe('')
})
