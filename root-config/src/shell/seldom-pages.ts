/** Pages of the shell's own that few ever see: in the file of the dialogs, and not in what every page loads. */
export { BlankPage } from './blank-page'
export { DeniedPage } from './denied-page'
