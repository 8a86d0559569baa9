import type Holidays from 'date-holidays'

type Library = typeof Holidays

let loaded: Promise<Library> | undefined

/** Holidays of all countries, https://github.com/commenthol/date-holidays: some megabytes, loaded when they are asked for. */
export const holidayLibrary = (): Promise<Library> => (loaded ??= load())

async function load(): Promise<Library> {
  // Made for CommonJS: depending on who imports it, the class is the default or the default's default.
  const module = (await import('date-holidays')) as unknown as { default: Library | { default: Library } }
  return 'default' in module.default ? module.default.default : module.default
}
