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
  console.warn('web/dist does not exist, so this deployment leaves the site unchanged.')
}
for (const key of ['assistantUrl', 'socialUrl'] as const) {
  if (!reading.stage[key])
    console.warn(`${variableOf(key)} is not set, so the site does not show its link.`)
}
new StoreStack(app, reading.stage, isBuilt ? webDist : undefined)
app.synth()
