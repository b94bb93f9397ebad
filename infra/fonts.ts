import { createRequire } from 'node:module'
import type { Stack } from 'aws-cdk-lib'
import { Asset } from 'aws-cdk-lib/aws-s3-assets'

/**
 * The font that the bundle of the generation function leaves out: two thirds of all fonts by weight, and few names need
 * it. A bundle has `fetched:` and the name of the file in its place.
 */
export const HAN_FONT = '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'

/** The font as a file that `cdk deploy` uploads beside the bundles; its key is the hash of its content. */
export const addHanFont = (stack: Stack): Asset =>
  new Asset(stack, 'HanFont', { path: createRequire(import.meta.url).resolve(HAN_FONT) })
