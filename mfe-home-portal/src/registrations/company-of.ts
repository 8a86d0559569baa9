import type { Registration } from '@energycockpit/contract'

/** A company with its legal form, which many have typed as part of the name already. */
export function companyOf({
  companyName,
  legalForm,
}: Pick<Registration, 'companyName' | 'legalForm'>): string {
  const isThere = ` ${companyName}`.toLowerCase().endsWith(` ${legalForm}`.toLowerCase())
  return legalForm === '' || isThere ? companyName : `${companyName} ${legalForm}`
}
