/** The page of the analysis that explains a figure: the same days, product and place. */
export function analysisAddress(basePath: string, choice: Readonly<Record<string, string>>): string {
  return `${basePath}/analysis?${new URLSearchParams(choice)}`
}
