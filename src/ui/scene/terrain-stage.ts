import {
  Color,
  DirectionalLight,
  HemisphereLight,
  PerspectiveCamera,
  Scene,
  Spherical,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Recipe } from '../../domain/recipe/schema.ts';
import type { SceneColors } from './scene-colors.ts';

const FIELD_OF_VIEW = 40;
/** Looking from the south-west, down at the land. */
const FIRST_DIRECTION = new Vector3(-0.62, 0.72, 1).normalize();

/** World x, z of the scene's origin: the middle of the envelope, so that far coordinates keep their precision. */
export interface SceneOrigin {
  readonly x: number;
  readonly z: number;
}

export function sceneOrigin({ min, max }: Recipe): SceneOrigin {
  return { x: Math.floor((min.x + max.x) / 2), z: Math.floor((min.z + max.z) / 2) };
}

/**
 * Renderer, camera and light. Draws when asked and not otherwise.
 * The constructor throws where the browser gives no WebGL.
 */
export class TerrainStage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.5, 20_000);
  readonly controls: OrbitControls;
  /** Distances count so many times when details are chosen: more where drawing is slow. */
  readonly ease: number;
  private readonly renderer: WebGLRenderer;
  private readonly sky = new HemisphereLight(0xffffff, 0x808080, 1.7);
  private readonly sun = new DirectionalLight(0xffffff, 2.1);
  private frame = 0;

  constructor(canvas: HTMLCanvasElement) {
    const context = canvas.getContext('webgl2', { antialias: true });
    if (!context) throw new Error('no WebGL');
    this.renderer = new WebGLRenderer({ canvas, context });
    const software = drawsInSoftware(this.renderer);
    this.ease = software ? 1.5 : 1;
    this.renderer.setPixelRatio(software ? 1 : Math.min(2, devicePixelRatio));
    this.sun.position.set(-0.7, 1, -0.35);
    this.scene.add(this.sky, this.sun);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.maxPolarAngle = Math.PI * 0.495;
    this.controls.zoomToCursor = true;
    this.controls.minDistance = 4;
    this.controls.maxDistance = 8000;
    this.controls.addEventListener('change', () => this.draw());
  }

  /** Draws at the next frame, once however often it is asked. */
  draw(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.camera.near = Math.max(0.2, this.controls.getDistance() / 400);
      this.camera.updateProjectionMatrix();
      this.renderer.render(this.scene, this.camera);
    });
  }

  /** CSS pixels. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.draw();
  }

  setColors({ sky, shade }: SceneColors): void {
    this.scene.background = sky;
    this.sky.color = new Color(0xffffff).lerp(sky, 0.35);
    this.sky.groundColor = shade.clone().lerp(new Color(0x909090), 0.5);
    this.draw();
  }

  /** Shows all of the terrain from the south-west. Heights are world y of its lowest and highest block. */
  frameTerrain({ min, max }: Recipe, origin: SceneOrigin, lowest: number, highest: number): void {
    const low = Math.max(min.y, Math.min(max.y, lowest));
    const high = Math.max(min.y, Math.min(max.y, highest)) + 1;
    const size = new Vector3(max.x - min.x + 1, high - low, max.z - min.z + 1);
    const corner = new Vector3(min.x - origin.x, low, min.z - origin.z);
    this.controls.target.copy(corner).addScaledVector(size, 0.5);
    const half = (FIELD_OF_VIEW / 2) * (Math.PI / 180);
    const narrow = Math.max(0.5, Math.min(1, this.camera.aspect));
    const distance = (size.length() / 2 / Math.sin(half) / narrow) * 1.04;
    this.camera.position.copy(this.controls.target).addScaledVector(FIRST_DIRECTION, distance);
    this.controls.update();
    this.draw();
  }

  /** Keeps looking at the same blocks when the scene's origin moves. */
  moveOrigin(from: SceneOrigin, to: SceneOrigin): void {
    const shift = new Vector3(from.x - to.x, 0, from.z - to.z);
    this.camera.position.add(shift);
    this.controls.target.add(shift);
    this.controls.update();
  }

  /** Turns about the target, radians; never past the zenith or below the ground. */
  turn(around: number, up: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const place = new Spherical().setFromVector3(offset);
    place.theta += around;
    place.phi = Math.max(0, Math.min(this.controls.maxPolarAngle, place.phi + up));
    offset.setFromSpherical(place.makeSafe());
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.draw();
  }

  /** Nearer below 1, farther above it. */
  approach(factor: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target).multiplyScalar(factor);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.draw();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.controls.dispose();
    this.renderer.dispose();
  }
}

function drawsInSoftware(renderer: WebGLRenderer): boolean {
  const context = renderer.getContext();
  const info = context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  return /swiftshader|llvmpipe|software/i.test(name);
}
