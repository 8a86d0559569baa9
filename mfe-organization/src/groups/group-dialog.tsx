import type { ChangedGroup, LocationGroup } from '@energycockpit/contract'
import { DissolveDialog } from './dissolve-dialog'
import { MembersDialog } from './members-dialog'
import { RenameDialog } from './rename-dialog'
import { useGroupStep, type GroupStep } from './use-group-steps'

/** What somebody is about to do. */
export type OpenStep = { step: 'new' } | { step: 'add' | 'rename' | 'dissolve'; name: string }

interface GroupDialogProps {
  open: OpenStep
  businessId: number
  groups: readonly LocationGroup[]
  onTaken: (step: GroupStep, changed: ChangedGroup, text: string) => void
  onClose: () => void
}

/** The dialog of a step with a group. */
export function GroupDialog({ open, businessId, groups, onTaken, onClose }: GroupDialogProps) {
  const step = useGroupStep(businessId, (...taken) => {
    onClose()
    onTaken(...taken)
  })
  const own = groups.filter((group) => group.businessId === businessId)
  switch (open.step) {
    case 'new':
      return <MembersDialog {...{ businessId, groups: own, step, onClose }} />
    case 'add':
      return <MembersDialog {...{ businessId, name: open.name, groups: own, step, onClose }} />
    case 'rename':
      return <RenameDialog {...{ name: open.name, groups: own, step, onClose }} />
    case 'dissolve':
      return <DissolveDialog {...{ name: open.name, step, onClose }} />
  }
}
