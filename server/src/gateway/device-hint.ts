/** In this order, for most browsers call themselves by the names of others, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * Enough of a `User-Agent` for people to recognise a session of theirs by, such as `Firefox · Linux`; undefined when
 * it names neither. Nothing else of it is kept, and it is proof of nothing.
 */
export function deviceHint(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  const named = [browsers, systems].map((list) => list.find(([shape]) => shape.test(userAgent))?.[1])
  return named.filter((name) => name !== undefined).join(' · ') || undefined
}
