import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createApp } from '../infra/app.ts'
import { DEFAULT_STAGE, readStage } from '../infra/config/stage.ts'
import { StoreStack } from '../infra/stack.ts'
import { BRAND } from '../shared/content/brand.ts'

const app = createApp()
const context = (key: string): string | undefined => app.node.tryGetContext(key)?.toString()

const stageResult = readStage(context('stage') ?? DEFAULT_STAGE, context, process.env)
if ('problem' in stageResult) {
  console.error(stageResult.problem)
  process.exit(1)
}

const webDist = fileURLToPath(new URL('../web/dist', import.meta.url))
const isBuilt = existsSync(webDist)
if (!isBuilt && stageResult.stage.cloudFront) {
  console.warn('web/dist does not exist, so this deployment leaves the site unchanged.')
}
const { production, domainName } = stageResult.stage
if (production && domainName !== new URL(BRAND.siteUrl).hostname) {
  console.warn(
    `The canonical URL of the site is ${BRAND.siteUrl}, but this stage is at ${domainName}: set siteUrl in shared/content/brand.ts.`,
  )
}
new StoreStack(app, stageResult.stage, isBuilt ? webDist : undefined)
app.synth()
