/**
 * The document's title: the feature's own in the user's language, else that of the server's context, else the
 * portal's name. `translated` answers undefined for a feature without a title.
 */
export function pageTitle(
  featureId: string,
  contextTitle: string,
  translated: (featureId: string) => string | undefined,
): string {
  return translated(featureId) || contextTitle || 'EnergyCockpit'
}
