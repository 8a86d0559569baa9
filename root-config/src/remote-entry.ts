import '@energycockpit/ui/fonts.css'
import '@energycockpit/ui/theme.css'
import './start/start-failure.css'
import { boot } from './boot'

void boot()
