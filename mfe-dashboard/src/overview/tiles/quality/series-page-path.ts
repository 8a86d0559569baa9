/** The page that shows the findings and the gaps of a series in a year. */
export function seriesPagePath(
  basePath: string,
  { id, seriesId, year }: { id: string; seriesId: number; year: number },
): string {
  const query = new URLSearchParams({ series: String(seriesId), year: String(year) })
  return `${basePath}/analysis/measurement-series/${encodeURIComponent(id)}?${query}`
}
