import { VisuallyHidden } from '@energycockpit/ui'

/** Tells those who listen to the page where they have arrived. */
export function ArrivalAnnouncement({ title }: { title: string }) {
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
