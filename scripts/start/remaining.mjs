/** Which packages are still being built, for whoever has just been told the address. */
export function remaining(paths) {
  return `  Still being built: ${paths.join(', ')}. Their pages wait for it.\n`
}
