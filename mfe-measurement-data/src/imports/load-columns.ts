export const loadColumns = [
  { name: 'load' },
  { name: 'started' },
  { name: 'added', isNumber: true },
  { name: 'changed', isNumber: true },
  { name: 'refused', isNumber: true },
  { name: 'period' },
  { name: 'state' },
  { name: 'step', labelHidden: true },
] as const
export type LoadColumn = (typeof loadColumns)[number]['name']
