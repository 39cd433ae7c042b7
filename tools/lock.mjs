// What a lock file asks for, and what of it is not there.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const isPackage = (path) => path.includes('node_modules/');

/** The packages that are installed, by their folders; without those for development, if need be, and without our own rooms. */
export function packagesOf(lock, isProduction) {
  return Object.entries(lock.packages).filter(
    ([path, { link, dev, devOptional }]) =>
      isPackage(path) && !link && !(isProduction && (dev || devOptional)),
  );
}

/** The folders of packages that should be installed below `folder` and are not. */
export function missingPackages(folder, lock, isProduction) {
  return packagesOf(lock, isProduction)
    .filter(([path, { optional }]) => !optional && !existsSync(join(folder, path, 'package.json')))
    .map(([path]) => path);
}

/** How packages call this system at the end of their names, the most exact name first. */
export function systemNames({ platform, arch, isMusl }) {
  const system = platform === 'win32' ? '(win32|windows)' : platform;
  const libc = { linux: isMusl ? 'musl' : 'gnu', win32: 'msvc' }[platform];
  const exact = libc === undefined ? [] : [new RegExp(`\\b${system}-${arch}-${libc}(eabihf)?$`)];
  return [...exact, new RegExp(`\\b${system}-${arch}$`)];
}

export const thisSystem = () => ({
  platform: process.platform,
  arch: process.arch,
  isMusl: process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined,
});

/** Where a package finds another one: in its own folder or in one above. */
function find(folder, path, name) {
  for (let at = path; ; at = posix.dirname(at)) {
    const found = join(folder, at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (at === '.') return null;
  }
}

/**
 * The native parts for this system: which package needs which other one, by the version it wants, and where that lies. Lock files
 * often lack those of other systems than the one they were written on, and npm then installs none without a word.
 */
export function nativesOf(folder, lock, isProduction, system = thisSystem()) {
  const rooms = Object.entries(lock.packages).filter(([path]) => !isPackage(path));
  const names = systemNames(system);
  return [...rooms, ...packagesOf(lock, isProduction)].flatMap(([path, { optionalDependencies = {} }]) => {
    const all = Object.keys(optionalDependencies);
    const name = names.map((ends) => all.find((each) => ends.test(each))).find((each) => each !== undefined);
    if (name === undefined) return [];
    const version = optionalDependencies[name];
    return [{ name, version, neededBy: path, found: find(folder, path === '' ? '.' : path, name) }];
  });
}

/** The file to load of a native package, if it is one for Node. */
export function libraryOf(found) {
  const { main } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'));
  return typeof main === 'string' && main.endsWith('.node') ? join(found, main) : null;
}
