import {
  type Color,
  DataTexture,
  DoubleSide,
  FloatType,
  MeshLambertMaterial,
  RedFormat,
  Vector2,
} from 'three';
import type { HeightField } from '../../domain/field/field.ts';
import type { Region } from '../../domain/field/region.ts';
import type { SceneOrigin } from './terrain-stage.ts';

/**
 * The material of terrain: each face in the colour of what it is made of, single blocks told apart by a slight tint
 * and thin seams that fade before they would flicker. Positions are whole blocks, so a block is where its floor is.
 *
 * Blocks are level on top, so far off a mountain would be one flat colour. There the light falls on the slope that the
 * blocks make together, read from the heights; hollows are a little darker.
 */
export class BlockMaterial extends MeshLambertMaterial {
  private readonly uniforms = {
    blockColors: { value: [] as readonly Color[] },
    heightMap: { value: null as DataTexture | null },
    heightStart: { value: new Vector2() },
    heightSize: { value: new Vector2() },
  };

  constructor() {
    // Where quads of different length meet, single pixels between them stay open. Through them one sees the inside of
    // other walls, which is no brighter than the wall itself, and not the sky.
    super({ side: DoubleSide });
    this.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, this.uniforms);
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', `#include <common>\n${VERTEX_DECLARATIONS}`)
        .replace('#include <begin_vertex>', `#include <begin_vertex>\n${VERTEX_BODY}`);
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', `#include <common>\n${FRAGMENT_DECLARATIONS}`)
        .replace('#include <color_fragment>', `#include <color_fragment>\n${FRAGMENT_BODY}`);
    };
  }

  /**
   * The heights that far slopes are lit by.
   * @param changed where they differ from those set before, if those were of the same region
   */
  setHeights(field: HeightField, origin: SceneOrigin, changed: readonly Region[]): void {
    const { heightStart, heightSize } = this.uniforms;
    const { region } = field;
    heightStart.value.set(region.x - origin.x, region.z - origin.z);
    if (heightSize.value.x !== region.width || heightSize.value.y !== region.length) this.replaceMap(field);
    else for (const part of changed) this.updateMap(field, part);
    heightSize.value.set(region.width, region.length);
  }

  private replaceMap({ region, heights }: HeightField): void {
    const { heightMap } = this.uniforms;
    heightMap.value?.dispose();
    const { width, length } = region;
    heightMap.value = new DataTexture(Float32Array.from(heights), width, length, RedFormat, FloatType);
    heightMap.value.needsUpdate = true;
  }

  private updateMap({ region, heights }: HeightField, part: Region): void {
    const map = this.uniforms.heightMap.value;
    if (!map) return;
    const data = map.image.data as Float32Array;
    const start = (part.z - region.z) * region.width;
    const end = start + part.length * region.width;
    for (let i = start; i < end; i++) data[i] = heights[i];
    map.needsUpdate = true;
  }

  override dispose(): void {
    this.uniforms.heightMap.value?.dispose();
    super.dispose();
  }

  /** @param colors surface, soil, rock */
  setBlockColors(colors: readonly Color[]): void {
    this.uniforms.blockColors.value = colors;
  }
}

const VERTEX_DECLARATIONS = `
attribute float faceMaterial;
varying float vFaceMaterial;
varying vec3 vBlockPosition;
varying vec3 vBlockNormal;`;

const VERTEX_BODY = `
vFaceMaterial = faceMaterial;
vBlockPosition = (modelMatrix * vec4(position, 1.0)).xyz;
vBlockNormal = normal;`;

const FRAGMENT_DECLARATIONS = `
uniform vec3 blockColors[3];
uniform sampler2D heightMap;
uniform vec2 heightStart;
uniform vec2 heightSize;
varying float vFaceMaterial;
varying vec3 vBlockPosition;
varying vec3 vBlockNormal;

float blockTint(vec3 block) {
  vec3 p = fract(block * vec3(0.1031, 0.1030, 0.0973));
  p += dot(p, p.yzx + 33.33);
  return fract((p.x + p.y) * p.z);
}

float heightNear(vec2 column) {
  return texelFetch(heightMap, ivec2(clamp(column, vec2(0.0), heightSize - 1.0)), 0).r;
}

// x: how the light falls on the slope, 1 for level ground; y: how open the place is, 1 for level ground.
vec2 landForm(vec2 column, float reach) {
  float east = heightNear(column + vec2(reach, 0.0));
  float west = heightNear(column - vec2(reach, 0.0));
  float south = heightNear(column + vec2(0.0, reach));
  float north = heightNear(column - vec2(0.0, reach));
  vec3 slope = normalize(vec3(west - east, 2.0 * reach, north - south));
  vec3 toLight = normalize(vec3(-0.7, 1.0, -0.35));
  float hollow = (east + west + south + north) * 0.25 - heightNear(column);
  return vec2(clamp(dot(slope, toLight) / toLight.y, 0.35, 1.3), 1.0 - 0.3 * clamp(hollow / (1.5 * reach), 0.0, 1.0));
}`;

const FRAGMENT_BODY = `
vec3 blockColor = vFaceMaterial < 0.5 ? blockColors[0] : (vFaceMaterial < 1.5 ? blockColors[1] : blockColors[2]);
vec3 inBlock = vBlockPosition - vBlockNormal * 0.5;
vec3 onePixel = fwidth(vBlockPosition);
float blocksPerPixel = max(onePixel.x, max(onePixel.y, onePixel.z));
float near = 1.0 - smoothstep(0.12, 0.5, blocksPerPixel);
vec3 toSeam = min(fract(inBlock), 1.0 - fract(inBlock)) + abs(vBlockNormal);
float seam = 1.0 - smoothstep(0.0, 1.0, min(toSeam.x / max(onePixel.x, 0.01), min(toSeam.y / max(onePixel.y, 0.01), toSeam.z / max(onePixel.z, 0.01))));
float tint = (blockTint(floor(inBlock)) - 0.5) * 0.12 * (1.0 - smoothstep(0.5, 1.6, blocksPerPixel));
float far = smoothstep(0.02, 0.5, blocksPerPixel);
vec2 form = landForm(inBlock.xz - heightStart, clamp(ceil(blocksPerPixel * 2.0), 2.0, 8.0));
float lit = mix(1.0, form.x, vBlockNormal.y > 0.5 ? 0.35 + 0.65 * far : 0.0) * form.y;
diffuseColor.rgb = blockColor * lit * (1.0 + tint) * (1.0 - 0.22 * seam * near);`;
