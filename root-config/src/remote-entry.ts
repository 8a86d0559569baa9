import '@energycockpit/ui/fonts.css'
import '@energycockpit/ui/theme.css'
import { boot } from './boot'

/** Rejects when there is not even a shell to say what is wrong; the start script says so then. */
export const started = boot()
