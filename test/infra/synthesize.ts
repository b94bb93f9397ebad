import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { createApp } from '../../infra/app.ts'
import type { Stage } from '../../infra/config/stage.ts'
import { StoreStack } from '../../infra/stack.ts'
import { type StageName, stageOf } from './stages.ts'

/** A new folder with these files; the caller removes it. */
export const folderWith = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'web-build-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true })

type Options = {
  webDist?: string
  outdir?: string
  /** Whether to validate the template against CloudFormation's schemas, which takes seconds; false by default. */
  validated?: boolean
}

/** The stack of a stage, with unbundled functions. */
export const stackOf = (stage: Stage, options: Options = {}): StoreStack => {
  const { webDist, outdir, validated = false } = options
  const context = { 'aws:cdk:bundling-stacks': [] }
  const app = createApp({ outdir, context, builtinCloudFormationValidation: validated })
  return new StoreStack(app, stage, webDist)
}

/** A resource of a template. */
export type Resource = {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

const templates = new Map<StageName, Template>()

/** The template of a stage, synthesized once per vitest worker. */
export const templateOf = (name: StageName): Template => {
  const template = templates.get(name) ?? Template.fromStack(stackOf(stageOf(name)))
  templates.set(name, template)
  return template
}

/** All resources of a type, by logical id. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource>
