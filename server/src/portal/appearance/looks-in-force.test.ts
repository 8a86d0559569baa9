import { looksInForce } from './looks-in-force'

const nothing = { accentColour: null, accentColourDark: null, logo: null, logoDark: null, favicon: null }
const superClient = {
  ...{ accentColour: '#7a1f5c', accentColourDark: '#e39bd8' },
  ...{ logo: 'wide', logoDark: 'wide-dark', favicon: 'square' },
}
const own = { accent: undefined, logo: undefined, logoDark: undefined, favicon: undefined }

test('without a business everything is the portal’s own', () => {
  expect(looksInForce(undefined, undefined)).toEqual(own)
  expect(looksInForce(nothing, nothing)).toEqual(own)
})

test('what a business has not set is that of its super client', () => {
  expect(looksInForce(nothing, superClient)).toEqual({
    accent: { light: '#7a1f5c', dark: '#e39bd8' },
    ...{ logo: 'wide', logoDark: 'wide-dark', favicon: 'square' },
  })
})

test('a logo for dark grounds is not put beside the light one of somebody else, nor a dark accent', () => {
  const looks = looksInForce({ ...nothing, accentColour: '#0b5d54', logo: 'mine' }, superClient)
  expect(looks).toEqual({
    accent: { light: '#0b5d54', dark: null },
    ...{ logo: 'mine', logoDark: undefined, favicon: 'square' },
  })
})
