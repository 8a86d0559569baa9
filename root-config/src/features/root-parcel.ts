import { mountRootParcel, type AppProps, type Parcel, type ParcelConfig } from 'single-spa'

export type MountParcel = AppProps['mountParcel']

/**
 * The one long-lived parcel below which every feature is mounted: single-spa 6.0.3 never lets go of what was mounted
 * with `mountRootParcel` itself, while parcels below another one leave nothing behind.
 */
export async function openRootParcel(domElement: HTMLElement): Promise<MountParcel> {
  let mountParcel: MountParcel | undefined
  const lifecycles: ParcelConfig = {
    name: 'portal',
    bootstrap: async () => undefined,
    mount: async (props: AppProps) => {
      mountParcel = props.mountParcel
    },
    unmount: async () => undefined,
  }
  const parcel: Parcel = mountRootParcel(lifecycles, { domElement })
  await parcel.mountPromise
  if (!mountParcel) throw new Error('single-spa mounted the root parcel without giving it mountParcel')
  return mountParcel
}
