#!/usr/bin/env node
import { runCommand } from '../runner/command-failed'
import { releaseWhatWasBuilt } from '../runner/releases'
import { readSettings } from '../runner/settings'

/** Publishes and promotes what an image brings, without building: for deployments, as `npm start` does on one machine. */
await runCommand(async () => {
  const promoted = await releaseWhatWasBuilt(readSettings().dataDir)
  console.log(promoted.length > 0 ? `active: ${promoted.join(', ')}` : 'nothing new')
})
