import { rm } from 'node:fs/promises'
import { newDataFolder } from './new-data-folder'

/* A program that makes what all later data folders are copied from, before the first test waits for it. */
await rm(await newDataFolder('first', 'loaded'), { recursive: true, force: true })
