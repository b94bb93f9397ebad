import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { createApp } from '../../infra/app.ts'
import { StoreStack } from '../../infra/stack.ts'
import type { Stage } from '../../infra/stage.ts'
import { type StageName, stageOf } from './stages.ts'

/** A new folder that holds these files; the caller removes it. */
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
  /** Bundles the functions. */
  bundled?: boolean
  /** Holds the template against CloudFormation's own schemas: seconds, where the rest takes none. */
  validated?: boolean
}

/** The stack of a stage, quickly unless asked for more. */
export const stackOf = (stage: Stage, options: Options = {}): StoreStack => {
  const { webDist, outdir, bundled = false, validated = false } = options
  const context = bundled ? {} : { 'aws:cdk:bundling-stacks': [] }
  const app = createApp({ outdir, context, builtinCloudFormationValidation: validated })
  return new StoreStack(app, stage, webDist)
}

/** A resource as CloudFormation reads it. */
export type Resource = {
  Type: string
  Properties: Record<string, unknown>
  DeletionPolicy?: string
  UpdateReplacePolicy?: string
}

const templates = new Map<StageName, Template>()

/** The template of a stage, made once per test file. */
export const templateOf = (name: StageName): Template => {
  const made = templates.get(name) ?? Template.fromStack(stackOf(stageOf(name)))
  templates.set(name, made)
  return made
}

/** All resources of a type, by logical id. */
export const resourcesOf = (template: Template, type: string): Record<string, Resource> =>
  template.findResources(type) as Record<string, Resource>
