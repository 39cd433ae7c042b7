export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}
export interface LockedPackage {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}
export interface System {
  readonly platform: string;
  readonly arch: string;
  readonly isMusl: boolean;
}
export interface Native {
  readonly name: string;
  readonly version: string;
  readonly neededBy: string;
  readonly found: string | null;
}
export function packagesOf(lock: Lock, isProduction: boolean): [string, LockedPackage][];
export function missingPackages(folder: string, lock: Lock, isProduction: boolean): string[];
export function nativesOf(folder: string, lock: Lock, isProduction: boolean, system?: System): Native[];
export function thisSystem(): System;
