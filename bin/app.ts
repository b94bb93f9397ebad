import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from '../infra/app.ts'
import { DEFAULT_STAGE, readStage, variableOf } from '../infra/config/stage.ts'
import { StoreStack } from '../infra/stack.ts'

const app = createApp()
const context = (key: string): string | undefined => app.node.tryGetContext(key)?.toString()

const reading = readStage(context('stage') ?? DEFAULT_STAGE, context, process.env)
if ('problem' in reading) {
  console.error(reading.problem)
  process.exit(1)
}

const webDist = fileURLToPath(new URL('../web/dist', import.meta.url))
const isBuilt = existsSync(webDist)
if (!isBuilt && reading.stage.cloudFront) {
  console.warn('There is no web/dist: this deployment leaves the files of the site as they are.')
}
for (const key of ['assistantUrl', 'socialUrl'] as const) {
  if (!reading.stage[key])
    console.warn(`No ${variableOf(key)}: the site does not show what it leads to.`)
}
new StoreStack(app, reading.stage, isBuilt ? webDist : undefined)
app.synth()
