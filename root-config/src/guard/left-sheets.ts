/**
 * Whether a style sheet draws on anything that is in the page now. Custom properties alone harm nobody, and what
 * matches only its own feature's nodes matches nothing when those have left.
 */
export function drawsOnPage(sheet: CSSStyleSheet): boolean {
  return !sheet.disabled && rulesOf(sheet).some(matchesSomething)
}

function rulesOf(group: CSSStyleSheet | CSSRule): CSSStyleRule[] {
  try {
    const own = 'selectorText' in group ? [group as CSSStyleRule] : []
    const inner = [...((group as CSSGroupingRule).cssRules ?? [])].flatMap(rulesOf)
    return [...own, ...inner]
  } catch {
    // Of another origin: nobody may read it.
    return []
  }
}

function matchesSomething({ selectorText, style }: CSSStyleRule): boolean {
  if (!Array.from(style).some((name) => !name.startsWith('--'))) return false
  try {
    return document.querySelector(selectorText.replaceAll(/::[\w-]+(\([^)]*\))?/g, '')) !== null
  } catch {
    return false
  }
}
