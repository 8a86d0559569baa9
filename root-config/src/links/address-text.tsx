import styles from './address-text.module.css'

/** An address as it will be opened; its host stands out, because that is what decides where one ends up. */
export function AddressText({ address }: { address: string }) {
  const { host } = new URL(address)
  const at = host === '' ? -1 : address.indexOf(host, hostStart(address))
  if (at < 0) return <code className={styles.address}>{address}</code>
  return (
    <code className={styles.address}>
      {address.slice(0, at)}
      <strong>{host}</strong>
      {address.slice(at + host.length)}
    </code>
  )
}

/** Behind a user name that may look like a host. */
function hostStart(address: string): number {
  const { username, password } = new URL(address)
  const user = username + (password && `:${password}`)
  return address.indexOf('//') + 2 + (user === '' ? 0 : user.length + 1)
}
