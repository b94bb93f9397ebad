import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Stack } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'

/** The only font that isn't bundled: it is larger than all others together, and few names need it. */
export const HAN_FONT = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'

/** The module that replaces the Han font in bundles. */
export const FETCHED_HAN_FONT = fileURLToPath(new URL('fetched-han-font.ts', import.meta.url))

/** The font as an asset that `cdk deploy` uploads; its key is its content hash. */
export const addHanFont = (stack: Stack): Asset =>
  new Asset(stack, 'HanFont', { path: createRequire(import.meta.url).resolve(HAN_FONT) })
