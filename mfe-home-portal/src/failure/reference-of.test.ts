import { referenceOf } from './reference-of'

describe('the reference on the error page', () => {
  it.each([
    ['?code=SIGN_IN_REFUSED&id=4f2a91c0-7e55-4d0b-9b3e-0c2f8a1d6e7f', '4f2a91c0-7e55-4d0b-9b3e-0c2f8a1d6e7f'],
    ['?id=req-1', 'req-1'],
    ['', undefined],
    ['?id=', undefined],
    ['?id=Please+call+0190+123', undefined],
    ['?id=<b>x</b>', undefined],
    [`?id=${'x'.repeat(65)}`, undefined],
  ])('of %j is %j', (search, expected) => {
    expect(referenceOf(search)).toBe(expected)
  })
})
