import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Template } from 'aws-cdk-lib/assertions'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from '../../../infra/app.ts'
import { StoreStack } from '../../../infra/stack.ts'
import { stageOf } from '../../infra/stages.ts'
import { remove, resourcesOf } from '../../infra/synthesize.ts'
import { readTemplate } from '../../support/bundles.ts'
import { WEB_BUILD } from '../../support/web-build.ts'

const outdir = mkdtempSync(join(tmpdir(), 'deployed-'))
afterAll(() => remove(outdir))

/**
 * The stack of a stage as a deployment synthesizes it, with bundled functions and the web build. In one folder,
 * CDK bundles again only what is bundled differently.
 */
const synthesize = (name: 'staging' | 'production'): Template => {
  const app = createApp({ outdir, builtinCloudFormationValidation: false })
  return Template.fromStack(new StoreStack(app, stageOf(name), WEB_BUILD))
}

const { CDK_OUT } = process.env
const staging = CDK_OUT ? readTemplate(CDK_OUT) : synthesize('staging')

/** The keys of the files that a site upload unpacks; a key is the hash of its content. */
const uploadsOf = (template: Template, id: string): string[] => {
  const uploads = Object.entries(resourcesOf(template, 'Custom::CDKBucketDeployment'))
  const [, upload] = uploads.find(([logicalId]) => logicalId.startsWith(id)) ?? []
  return upload?.Properties.SourceObjectKeys as string[]
}

/** The digest of every file of a folder, by its path. */
const digestsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync('**/*', { cwd: folder, exclude: ['.vite'] })
      .filter((path) => statSync(join(folder, path)).isFile())
      .toSorted()
      .map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
  )

describe('the site that is deployed', () => {
  it('is the build that was tested, byte for byte', () => {
    const [build = ''] = uploadsOf(staging, 'SiteAssets')
    const deployed = digestsOf(join(CDK_OUT ?? outdir, `asset.${build.replace('.zip', '')}`))
    expect(Object.keys(deployed).length).toBeGreaterThan(100)
    expect(deployed).toEqual(digestsOf(WEB_BUILD))
    for (const id of ['SiteFiles', 'SitePages']) expect(uploadsOf(staging, id)[0]).toBe(build)
  })

  it.skipIf(CDK_OUT)(
    'is the same in every stage, apart from config.json, and so are the functions',
    () => {
      const production = synthesize('production')
      const [assets] = uploadsOf(production, 'SiteAssets')
      expect(assets).toBe(uploadsOf(staging, 'SiteAssets')[0])
      expect(uploadsOf(production, 'SitePages')).toHaveLength(2)
      const codeOf = (template: Template) =>
        Object.entries(resourcesOf(template, 'AWS::Lambda::Function'))
          .filter(([, { Properties }]) => Properties.FunctionName !== undefined)
          .map(([id, { Properties }]) => [id, Object(Properties.Code).S3Key])
      expect(codeOf(staging)).toHaveLength(5)
      expect(codeOf(production)).toEqual(codeOf(staging))
    },
  )
})
