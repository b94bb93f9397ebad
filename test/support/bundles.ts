import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { NodejsFunction } from 'aws-cdk-lib/aws-lambda-nodejs'
import { createApp } from '../../infra/app.ts'
import { SERVICES } from '../../infra/config/services.ts'
import { readStage } from '../../infra/config/stage.ts'
import { codeOf } from '../../infra/functions.ts'
import { StoreStack } from '../../infra/stack.ts'
import type { FunctionName } from '../../shared/api/route.ts'

/** Bundles all functions like a deployment, for a stage that needs no values. */
const synthesize = (outdir: string): Template => {
  const reading = readStage('emulator', () => undefined)
  if ('problem' in reading) throw new Error(reading.problem)
  const app = createApp({ outdir, builtinCloudFormationValidation: false })
  return Template.fromStack(new StoreStack(app, reading.stage))
}

/** A template in the output of `cdk synth`. */
export const readTemplate = (outdir: string): Template => {
  const [path] = globSync(join(outdir, 'Clausewell-*.template.json'))
  if (!path) throw new Error(`${outdir} has no template`)
  return Template.fromJSON(JSON.parse(readFileSync(path, 'utf8')))
}

/**
 * The folder of each function's bundle: in the output that CDK_OUT names, which is about to be deployed, or in new
 * bundles below `outdir`.
 */
export const bundleFunctions = (outdir: string): Record<FunctionName, string> => {
  const { CDK_OUT } = process.env
  const template = CDK_OUT ? readTemplate(CDK_OUT) : synthesize(outdir)
  const functions = Object.values(template.findResources('AWS::Lambda::Function'))
  const folderOf = (service: FunctionName): string => {
    const found = functions.find(({ Properties }) =>
      String(Properties.FunctionName).endsWith(`-${service}`),
    )
    return join(CDK_OUT ?? outdir, `asset.${found?.Properties.Code.S3Key.replace('.zip', '')}`)
  }
  const services = Object.keys(SERVICES) as FunctionName[]
  return Object.fromEntries(services.map((service) => [service, folderOf(service)])) as Record<
    FunctionName,
    string
  >
}

/** The folder of the new bundle of one function below `outdir`. */
export const bundleFunction = (outdir: string, service: FunctionName): string => {
  const stack = new Stack(new App({ outdir, analyticsReporting: false }), 'Bundle')
  new NodejsFunction(stack, service, codeOf(service))
  Template.fromStack(stack)
  const [folder] = globSync(join(outdir, 'asset.*'))
  if (!folder) throw new Error(`${service} was not bundled`)
  return folder
}

/** The paths of all files of a bundle. */
export const bundledFiles = (folder: string): string[] =>
  readdirSync(folder).map((name) => join(folder, name))
