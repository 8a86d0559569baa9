import { classNames } from '../class-names'
import type { Carrier } from '../theme/carriers'
import styles from './carrier-sign.module.css'
import { Icon } from './icon'

/** The sign of an energy carrier in its colour, beside its name. */
export function CarrierSign({ carrier, className }: { carrier: Carrier; className?: string | undefined }) {
  return <Icon glyph={carrier} className={classNames(styles[carrier], className)} />
}
