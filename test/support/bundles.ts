import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { createApp } from '../../infra/app.ts'
import { SERVICES } from '../../infra/config/services.ts'
import { nameIn, readStage } from '../../infra/config/stage.ts'
import { StoreStack } from '../../infra/stack.ts'
import type { Service } from '../../shared/api/route.ts'

/** Bundles all functions as a deployment does. Returns the folder of each bundle, below `outdir`. */
export const bundleFunctions = (outdir: string): Record<Service, string> => {
  const reading = readStage('emulator', () => undefined)
  if ('problem' in reading) throw new Error(reading.problem)
  const { stage } = reading
  const app = createApp({ outdir, builtinCloudFormationValidation: false })
  const template = Template.fromStack(new StoreStack(app, stage))
  const folderOf = (service: Service): string => {
    const [found] = Object.values(
      template.findResources('AWS::Lambda::Function', {
        Properties: { FunctionName: nameIn(stage, service) },
      }),
    )
    return join(outdir, `asset.${found?.Properties.Code.S3Key.replace('.zip', '')}`)
  }
  const services = Object.keys(SERVICES) as Service[]
  return Object.fromEntries(services.map((service) => [service, folderOf(service)])) as Record<
    Service,
    string
  >
}

/** The paths of all files of a bundle. */
export const bundledFiles = (folder: string): string[] =>
  readdirSync(folder).map((name) => join(folder, name))
